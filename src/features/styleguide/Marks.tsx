import { Clock } from 'lucide-react';
import { Arcs } from '#components/Arcs.tsx';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { Legend, Tag } from '#components/Tag.tsx';
import { planName } from '#content/facts.ts';
import { PLANS } from '#domain/plan.ts';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

const TONES = ['calm', 'sun', 'coral'] as const;
const CLOCK = <Icon of={Clock} size={16} />;

export const Marks = ({ samples }: { readonly samples: Samples }) => (
  <Chapter heading="Tags, legend, marks and waiting">
    {TONES.map((tone) => (
      <Specimen key={tone} state={`Tag, ${tone}`}>
        <Tag tone={tone} icon={CLOCK}>
          {samples.second}
        </Tag>
      </Specimen>
    ))}
    <Specimen state="Tag, long text">
      <Tag>{samples.long}</Tag>
    </Specimen>
    <Specimen state="Legend" wide>
      <Legend
        entries={TONES.map((tone) => ({
          id: tone,
          tag: <Tag tone={tone}>{samples.third}</Tag>,
          text: samples.period,
        }))}
      />
    </Specimen>
    {PLANS.map((plan) => (
      <Specimen key={plan} state={`Mark of ${planName(plan)}`}>
        <span className="row gap-2">
          <PlanMark plan={plan} /> {planName(plan)}
        </span>
      </Specimen>
    ))}
    <Specimen state="Loading">
      <Spinner text={samples.waiting} />
    </Specimen>
    <Specimen state="Arcs, with and without the sun">
      <Arcs />
      <Arcs sun count={5} />
    </Specimen>
    <Specimen state="Section header" wide>
      <SectionHeader label={samples.first} heading={samples.heading} lead={samples.lead} />
    </Specimen>
  </Chapter>
);
