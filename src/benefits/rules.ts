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

type Rule = (facts: PlansFile) => readonly Disagreement[];

const repeated = (
  ids: readonly { readonly id: string; readonly path: JsonPath }[],
): readonly Disagreement[] =>
  ids.flatMap(({ id, path }, index) =>
    ids.findIndex((other) => other.id === id) < index
      ? [{ path, what: `the id "${id}" is given twice` }]
      : [],
  );

const idsOnce: Rule = (facts) => [
  ...repeated(rowsOf(facts).map(({ row, path }) => ({ id: row.id, path: [...path, 'id'] }))),
  ...repeated(facts.cardBenefits.map(({ id }, index) => ({ id, path: ['cardBenefits', index, 'id'] }))),
];

const optionsInOrder: Rule = ({ deductibles }) =>
  deductibles.options.flatMap(({ option }, index) =>
    option === index + 1
      ? []
      : [
          {
            path: ['deductibles', 'options', index, 'option'],
            what: `option ${option} is in the place of option ${index + 1}`,
          },
        ],
  );

const optionsKnown: Rule = ({ deductibles }) => {
  const lists: readonly [JsonPath, readonly number[]][] = [
    [['deductibles', 'vanishing', 'options'], deductibles.vanishing.options],
    [['deductibles', 'maternityOptions'], deductibles.maternityOptions],
    [['deductibles', 'preventiveOptions'], deductibles.preventiveOptions],
  ];
  return lists.flatMap(([path, options]) =>
    options.flatMap((option, index) =>
      option <= deductibles.options.length
        ? []
        : [{ path: [...path, index], what: `there is no deductible option ${option}` }],
    ),
  );
};

const twoNetworks: Rule = ({ plans }) =>
  PLANS.flatMap((plan) =>
    new Set(plans[plan].networks).size === 2 && plans[plan].networks.length === 2
      ? []
      : [{ path: ['plans', plan, 'networks'], what: 'a plan has two different networks' }],
  );

const setsOfRows: Rule = (facts) => {
  const rows = new Map(rowsOf(facts).map(({ row }) => [row.id, row]));
  return facts.withoutDeductible.flatMap((set, number) =>
    set.flatMap(({ benefit }, index) => {
      const path = ['withoutDeductible', number, index, 'benefit'];
      const row = rows.get(benefit);
      if (benefit === WITHOUT_ROW || row?.deductible === 'waived') return [];
      return row === undefined
        ? [{ path, what: `there is no benefit "${benefit}"` }]
        : [{ path, what: `the benefit "${benefit}" has a deductible` }];
    }),
  );
};

/** The mark of a row and the sets repeat a fact, so they must agree. */
const waivedInSets: Rule = (facts) => {
  const shown = new Set(facts.withoutDeductible.flat().map(({ benefit }) => benefit));
  return rowsOf(facts).flatMap(({ row, path }) =>
    row.deductible === undefined || shown.has(row.id)
      ? []
      : [
          {
            path: [...path, 'deductible'],
            what: `the benefit "${row.id}" is missing under "withoutDeductible"`,
          },
        ],
  );
};

const RULES: readonly Rule[] = [idsOnce, optionsInOrder, optionsKnown, twoNetworks, setsOfRows, waivedInSets];

export const checkConsistency: Rule = (facts) => RULES.flatMap((rule) => rule(facts));
