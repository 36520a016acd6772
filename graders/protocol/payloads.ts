/** What the params and results of all methods look like. */
import type { Fault, Message } from '../types.ts';
import { faultFinder, type Inside } from './faults.ts';
import { shapes } from './shapes/index.ts';

export const payloadFaults = (inside: Inside): ((message: Message) => readonly Fault[]) => faultFinder(shapes, inside);
