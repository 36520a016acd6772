/**
 * What a translation lacks: `npm run translations -- de` lists what is wrong in it, what is missing and what is of an older
 * English, and `npm run translations -- de rules/jsonrpc/id-null` prints an entry to be translated. Exits 1 where something
 * is wrong, which is never that something is missing.
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
const wrong = module.tagFlaw(lang) ?? (lang === 'en' ? 'English is what others are translated from.' : undefined);
if (wrong) {
  console.error(wrong);
  process.exit(2);
}
const flaws = await module.flawsOf(lang);
// A file that cannot be read is among the flaws.
const words = await module.translationsTo(lang).catch((error) => {
  if (flaws.length === 0) throw error;
});
const lessons = module.lessonsIn(lang);

if (wanted && words) {
  const found = words.find(({ source }) => `${source.kind}/${source.id}` === wanted);
  const lesson = lessons.find(({ id }) => `lessons/${id}` === wanted);
  if (found) console.log(JSON.stringify({ [found.source.id]: module.entryFor(found.source) }, null, 2));
  else if (lesson) console.log(`of: ${lesson.mark}`);
  else {
    console.error(`There is no entry "${wanted}"; npm run translations -- ${lang} lists them.`);
    process.exit(2);
  }
} else {
  for (const flaw of flaws) console.log(`wrong    ${flaw}`);
  if (flaws.length > 0) process.exitCode = 1;
  if (!words) process.exit(1);
  for (const { id, state } of lessons) if (state !== 'done') console.log(`${state}  lessons/${id}`);
  for (const { source, state } of words) if (state !== 'done') console.log(`${state}  ${source.kind}/${source.id}`);
  const all = [...words, ...lessons];
  console.log(`${all.filter(({ state }) => state === 'done').length} of ${all.length} are translated.`);
}
