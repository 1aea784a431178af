import { memo, type ReactNode, useId } from 'react';
import { Segments } from '#components/Segments.tsx';
import { networkName } from '#content/facts.ts';
import { formatNumber, plural } from '#domain/format.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HospitalFacets } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './FilterForm.module.css';

export interface NetworkFieldProps {
  /** Hospitals of each network under the other filters; undefined while nobody has counted. */
  readonly counts: HospitalFacets['networks'] | undefined;
}

/** No network, or one of the four, each with its hospitals. Every hospital is in Open, so that none of them says as many. */
export const NetworkField = memo(({ counts }: NetworkFieldProps): ReactNode => {
  const words = useFinderWords();
  const chosen = useHospitalFilter(({ draft }) => draft.network);
  const { setNetwork } = useHospitalFilter.getState();
  const id = useId();
  const option = (value: Network | '', text: string) => ({
    value,
    text: <Counted id={id + value} text={text} count={counts?.[value === '' ? 'open' : value]} />,
    describedBy: id + value,
  });
  return (
    <Segments
      name="network"
      legend={words.filters.network}
      value={chosen}
      options={[
        option('', words.filters.noNetwork),
        ...NETWORKS.map((network) => option(network, networkName(network))),
      ]}
      onChoose={setNetwork}
    />
  );
});

interface CountedProps {
  readonly id: string;
  readonly text: string;
  readonly count: number | undefined;
}

/** A name over its count, which is a description and no part of the name. Its line is kept free before it is known. */
const Counted = ({ id, text, count }: CountedProps): ReactNode => {
  const { count: hospitals } = useFinderWords().results;
  const language = usePageLanguage();
  return (
    <>
      {text}
      <small className={styles.count} aria-hidden>
        {count === undefined ? '\u00a0' : formatNumber(language, count)}
      </small>
      <small id={id} hidden>
        {count !== undefined && plural(language, hospitals, count)}
      </small>
    </>
  );
};
