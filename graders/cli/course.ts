/** Exercises of a teacher's own: JSON files in a folder, `<area>/<name>.json`, beside those that come with the program. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { exercises } from '../exercises/index.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { position } from '../json/lines.ts';
import { parse, repairWith } from '../json/parse.ts';
import { audit, recover } from '../json/repairs.ts';
import { violationOf } from '../protocol/json-schema.ts';
import type { Exercise, JsonNode } from '../types.ts';
import { readAnswer } from './answer.ts';
import { entriesBelow, isHidden } from './entries.ts';
import { Refusal } from './refusal.ts';

/** `area/name` in small letters, as in the names of answers. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

repairWith({ audit, recover });

const schemaNode = (): JsonNode => parse(JSON.stringify(exerciseSchema)).root!;

/** An exercise from its text. Throws a refusal that says where the text is not one. */
export const exerciseFrom = (text: string, id: string, file: string): Exercise => {
  const { root, accepted, slips } = parse(text);
  const place = (offset: number): string => {
    const { line, column } = position(text, offset);
    return `${file}, line ${line}, column ${column}`;
  };
  if (!root || !accepted) throw new Refusal(`${place(slips[0]?.start ?? 0)}: not JSON (${slips[0]?.name ?? 'empty'}).`);
  const violation = violationOf(root, schemaNode());
  if (violation) {
    const { keyword, node, name, expected } = violation;
    const where = `${place(node.start)}: \`${node.pointer || '/'}\``;
    if (keyword === 'required') throw new Refusal(`${where} has no \`${name}\`.`);
    if (keyword === 'additionalProperties') throw new Refusal(`${where} is no member of an exercise.`);
    throw new Refusal(`${where} is not ${expected}.`);
  }
  const { $schema: _schema, ...exercise } = root.value as Exercise & { readonly $schema?: string };
  return { ...exercise, id };
};

/** All exercises, those of the folder among them. Throws a refusal for the first file that is none. */
export const exercisesWith = (folder: string): ReadonlyMap<string, Exercise> => {
  let isFolder = false;
  try {
    isFolder = statSync(folder).isDirectory();
  } catch {}
  if (!isFolder) throw new Refusal(`--course: ${folder} is no folder.`);
  const own = new Map<string, Exercise>();
  for (const { path, kind } of entriesBelow(folder)) {
    if (kind !== 'file' || !path.endsWith('.json') || path.split('/').some(isHidden)) continue;
    const id = path.slice(0, -'.json'.length);
    const file = join(folder, path);
    if (!idForm.test(id)) {
      throw new Refusal(`${file}: an exercise is called area/name.json, in small letters, digits and hyphens.`);
    }
    if (exercises.has(id)) throw new Refusal(`${file}: there is an exercise ${id} already; choose another name.`);
    const answer = readAnswer(file);
    if ('reason' in answer) throw new Refusal(`${file} ${answer.reason}.`);
    own.set(id, exerciseFrom(answer.text, id, file));
  }
  if (own.size === 0) throw new Refusal(`--course: ${folder} holds no exercise; they are called area/name.json.`);
  return new Map([...exercises, ...own]);
};
