import { useSearchParams } from 'react-router-dom';
import { Select } from '#components/fields/Select.tsx';
import { networksOf, planName } from '#content/facts.ts';
import type { MyPlanWords } from '#content/words/words.ts';
import type { Network } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { PLAN_PARAMETER, planNamed, useMyPlan } from '#stores/my-plan.ts';
import { withParams } from '#stores/query-string.ts';

/** Returns the two networks of the visitor's plan, or all networks. */
export const useShownNetworks = (): readonly Network[] => networksOf(useMyPlan(({ plan }) => plan));

/** Select that limits the networks on the page to the two networks of a plan. */
export const MyPlanField = ({ words }: { readonly words: MyPlanWords }) => {
  const plan = useMyPlan((state) => state.plan);
  const [, setParams] = useSearchParams();
  const choose = (value: string): void => {
    const next = planNamed(value);
    useMyPlan.setState({ plan: next });
    setParams((now) => withParams(now, { [PLAN_PARAMETER]: next }), { replace: true, state: KEEP_SCROLL });
  };
  return (
    <div className="no-print needs-script">
      <Select
        name={PLAN_PARAMETER}
        label={words.myPlan}
        value={plan}
        options={[
          { value: '', text: words.anyPlan },
          ...PLANS.map((each) => ({ value: each, text: planName(each) })),
        ]}
        onChoose={choose}
      />
    </div>
  );
};
