import { PLANS } from '#domain/plan.ts';
import type { PlansFile } from './schema.ts';

type JsonPath = readonly (string | number)[];

interface Disagreement {
  readonly path: JsonPath;
  readonly what: string;
}

interface PlacedRow {
  readonly row: PlansFile['benefits']['general'][number];
  readonly path: JsonPath;
}

export const rowsOf = ({ benefits }: PlansFile): readonly PlacedRow[] =>
  Object.entries(benefits).flatMap(([group, rows]) =>
    rows.map((row, index) => ({ row, path: ['benefits', group, index] })),
  );

/** Listed among the benefits without a deductible although the source gives no row for it (ruling 27a). */
const WITHOUT_ROW = 'serious-accident';

/** Checks that the parts of data/plans.json agree. */
export const checkConsistency = (facts: PlansFile): readonly Disagreement[] => {
  const { deductibles, plans, cardBenefits, withoutDeductible } = facts;
  const found: Disagreement[] = [];
  const check = (holds: boolean, path: JsonPath, what: string): void => {
    if (!holds) found.push({ path, what });
  };
  const rows = rowsOf(facts).map(({ row, path }) => ({ ...row, path }));
  const cards = cardBenefits.map(({ id }, index) => ({ id, path: ['cardBenefits', index] }));
  for (const list of [rows, cards])
    for (const [index, { id, path }] of list.entries()) {
      const isFirst = list.findIndex((other) => other.id === id) === index;
      check(isFirst, [...path, 'id'], `the id "${id}" is given twice`);
    }

  for (const [index, { option }] of deductibles.options.entries()) {
    const path = ['deductibles', 'options', index, 'option'];
    check(option === index + 1, path, `option ${option} is in the place of option ${index + 1}`);
  }
  const lists: readonly [JsonPath, readonly number[]][] = [
    [['deductibles', 'vanishing', 'options'], deductibles.vanishing.options],
    [['deductibles', 'maternityOptions'], deductibles.maternityOptions],
    [['deductibles', 'preventiveOptions'], deductibles.preventiveOptions],
  ];
  for (const [path, options] of lists)
    for (const [index, option] of options.entries())
      check(
        option <= deductibles.options.length,
        [...path, index],
        `there is no deductible option ${option}`,
      );

  for (const plan of PLANS) {
    const { networks } = plans[plan];
    const isPair = networks.length === 2 && networks[0] !== networks[1];
    check(isPair, ['plans', plan, 'networks'], 'a plan has two different networks');
  }

  for (const [number, set] of withoutDeductible.entries())
    for (const [index, { benefit }] of set.entries()) {
      const path = ['withoutDeductible', number, index, 'benefit'];
      const row = rows.find(({ id }) => id === benefit);
      check(row !== undefined || benefit === WITHOUT_ROW, path, `there is no benefit "${benefit}"`);
      check(
        row?.deductible !== undefined || row === undefined,
        path,
        `the benefit "${benefit}" has a deductible`,
      );
    }
  // The mark of a row and the sets repeat a fact.
  const shown = withoutDeductible.flat().map(({ benefit }) => benefit);
  for (const { id, deductible, path } of rows)
    check(
      deductible === undefined || shown.includes(id),
      [...path, 'deductible'],
      `the benefit "${id}" is missing under "withoutDeductible"`,
    );
  return found;
};
