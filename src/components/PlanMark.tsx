import styles from './PlanMark.module.css';

const ARCS = { superior: [2, 5, 8], optima: [5, 8], vital: [8] };

/** Icon of a plan: three, two or one arc over the horizon, in the plan's color. Use it only beside the plan's name. */
export const PlanMark = ({ plan }: { readonly plan: keyof typeof ARCS }) => (
  <svg
    className={styles.mark}
    data-plan={plan}
    width="18"
    height="11"
    viewBox="0 0 18 11"
    fill="none"
    stroke="currentColor"
    aria-hidden
  >
    {ARCS[plan].map((radius) => (
      <path
        key={radius}
        d={`M${9 - radius} 10a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
        strokeWidth="1.75"
      />
    ))}
  </svg>
);
