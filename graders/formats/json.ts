import { type Checked, defineFormat } from '../types.ts';

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export default defineFormat({
  id: 'json',
  title: 'Everything that was found, as JSON',

  check(checked) {
    const [only, ...more] = checked;
    const told = ({ report, other }: Checked) => ({ ...report, ...(other && { other }) });
    return written(only && more.length === 0 ? told(only) : checked.map((one) => ({ file: one.file, ...told(one) })));
  },

  compare(compared) {
    const [only, ...more] = compared;
    return written(
      only && more.length === 0 ? only.comparison : compared.map(({ file, comparison }) => ({ file, ...comparison })),
    );
  },

  migrate(migrated) {
    const [only, ...more] = migrated;
    return written(
      only && more.length === 0 ? only.migration : migrated.map(({ file, migration }) => ({ file, ...migration })),
    );
  },

  grade({ version, grades, ignored }) {
    return written({ version, grades: grades.map(({ text: _, ...grade }) => grade), ignored });
  },
});
