import { CircleCheck, FileWarning, Siren } from 'lucide-react';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { Figures } from '#components/Figures.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { Table } from '#components/Table.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

const NOTICES = [
  { tone: 'calm', icon: <Icon of={CircleCheck} size={22} /> },
  { tone: 'sample', icon: <Icon of={FileWarning} size={22} /> },
  { tone: 'urgent', icon: <Icon of={Siren} size={22} /> },
] as const;

export const Boxes = ({ samples }: { readonly samples: Samples }) => (
  <Chapter heading="Cards, notices and figures" ground="sand">
    <Specimen state="Cards: short, long, with an action" wide>
      <CardRow samples={samples} />
    </Specimen>
    {NOTICES.map(({ tone, icon }) => (
      <Specimen key={tone} state={`Notice, ${tone}`}>
        <Notice tone={tone} icon={icon} heading={samples.first}>
          <p>{samples.text}</p>
        </Notice>
      </Specimen>
    ))}
    {(['columns', 'rows'] as const).map((look) => (
      <Specimen key={look} state={`Figures in ${look}`} wide>
        <FigureBlock samples={samples} look={look} />
      </Specimen>
    ))}
    <Specimen state="Table" wide>
      <Table
        caption={samples.lead}
        columns={[samples.first, samples.second, samples.period]}
        rows={['1', '2', '3'].map((id) => ({
          id,
          heading: `${samples.first} ${id}`,
          cells: [samples.second, samples.link],
        }))}
      />
    </Specimen>
  </Chapter>
);

const CardRow = ({ samples }: { readonly samples: Samples }) => (
  <Cards>
    <Card heading={samples.first}>
      <p>{samples.period}</p>
    </Card>
    <Card heading={samples.long}>
      <p>{samples.text}</p>
    </Card>
    <Card
      heading={samples.second}
      action={
        <a className={buttonClass('outline')} href="#cards-notices-and-figures">
          {samples.link}
        </a>
      }
    >
      <p>{samples.lead}</p>
    </Card>
  </Cards>
);

const FigureBlock = ({ samples, look }: { readonly samples: Samples; readonly look: 'columns' | 'rows' }) => (
  <Figures
    look={look}
    figures={[
      { id: 'a', value: samples.figure, label: samples.period },
      { id: 'b', value: '274', label: samples.long },
      { id: 'c', value: '24/7', label: samples.third },
    ]}
  />
);
