/**
 * What a translation lacks: `npm run translations -- de` lists what is missing and what is of an older English, and
 * `npm run translations -- de rules/jsonrpc/id-null` prints an entry to be translated. Exits 0 whatever it finds.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [lang, wanted] = process.argv.slice(2);
if (!lang) {
  console.error('Say which language: npm run translations -- de');
  process.exit(2);
}

const file = fileURLToPath(new URL('../site/build/language.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
const words = await module.translationsTo(lang);
const lessons = module.lessonsIn(lang);

if (wanted) {
  const found = words.find(({ source }) => `${source.kind}/${source.id}` === wanted);
  const lesson = lessons.find(({ id }) => `lessons/${id}` === wanted);
  if (found) console.log(JSON.stringify({ [found.source.id]: module.entryFor(found.source) }, null, 2));
  else if (lesson) console.log(`of: ${lesson.mark}`);
  else {
    console.error(`There is no entry "${wanted}".`);
    process.exit(2);
  }
} else {
  for (const { id, state } of lessons) if (state !== 'done') console.log(`${state}  lessons/${id}`);
  for (const { source, state } of words) if (state !== 'done') console.log(`${state}  ${source.kind}/${source.id}`);
  const all = [...words, ...lessons];
  console.log(`${all.filter(({ state }) => state === 'done').length} of ${all.length} are translated.`);
}
