import { type ReactNode, useState } from 'react';
import { Checkbox } from '#components/Checkbox.tsx';
import { Segments } from '#components/Segments.tsx';
import { Select } from '#components/Select.tsx';
import { ComboboxStates } from './ComboboxStates.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { Samples } from './samples.ts';

export const Fields = ({ samples }: { readonly samples: Samples }): ReactNode => (
  <Chapter heading="Form controls" lead="A label above, an error below, never a colour alone." ground="sand">
    <ComboboxStates samples={samples} />
    <Specimen state="Select">
      <SelectState samples={samples} options={[samples.first, samples.second, samples.long]} />
    </Specimen>
    <Specimen state="Select, nothing to choose">
      <SelectState samples={samples} options={[samples.empty]} />
    </Specimen>
    <Specimen state="Checkbox">
      <CheckboxState label={samples.first} />
      <br />
      <CheckboxState label={samples.long} />
    </Specimen>
    <Specimen state="Segments" wide>
      <SegmentsState samples={samples} />
    </Specimen>
  </Chapter>
);

const SelectState = ({
  samples,
  options,
}: {
  readonly samples: Samples;
  readonly options: readonly string[];
}): ReactNode => {
  const [value, choose] = useState('0');
  return (
    <Select
      label={samples.choose}
      name="select"
      value={value}
      options={options.map((text, index) => ({ value: String(index), text }))}
      onChoose={choose}
    />
  );
};

const CheckboxState = ({ label }: { readonly label: string }): ReactNode => {
  const [checked, check] = useState(true);
  return <Checkbox label={label} checked={checked} onChange={check} />;
};

const SegmentsState = ({ samples }: { readonly samples: Samples }): ReactNode => {
  const [value, choose] = useState('first');
  const options = (['first', 'second', 'third', 'long'] as const).map((key) => ({
    value: key as string,
    text: samples[key],
  }));
  return (
    <Segments legend={samples.choose} name="segments" value={value} options={options} onChoose={choose} />
  );
};
