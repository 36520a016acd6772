import { defineFormat } from '../types.ts';

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export default defineFormat({
  id: 'json',
  title: 'Everything that was found, as JSON',

  check(checked) {
    const [only, ...more] = checked;
    return written(only && more.length === 0 ? only.report : checked.map(({ file, report }) => ({ file, ...report })));
  },

  grade({ version, grades, ignored }) {
    return written({ version, grades: grades.map(({ text: _, ...grade }) => grade), ignored });
  },
});
