/** Whether the arguments of a call are those that the tool asks for. */
import type { Message } from '../types.ts';
import { violationOf } from './json-schema.ts';
import { calledTool } from './tools.ts';

/** True for arguments that the schema of the tool, where it is in view, refuses: the tool never saw them. */
export const isMalformed = (call: Message | undefined): boolean => {
  const schema = call && calledTool(call)?.get('inputSchema');
  const given = call?.params?.get('arguments');
  return schema !== undefined && given !== undefined && violationOf(given, schema) !== undefined;
};
