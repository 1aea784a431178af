import type { ReactNode } from 'react';
import { Segments } from '#components/Segments.tsx';
import { networkName } from '#content/facts.ts';
import { NETWORKS } from '#domain/network.ts';
import { useHospitalFilter } from '#stores/hospitalFilter.ts';
import { useFinderWords } from './words.ts';

/** No network, or one of the four. */
export const NetworkField = (): ReactNode => {
  const words = useFinderWords();
  const { draft, setNetwork } = useHospitalFilter();
  return (
    <Segments
      name="network"
      legend={words.filters.network}
      value={draft.network}
      options={[
        { value: '', text: words.filters.noNetwork },
        ...NETWORKS.map((network) => ({ value: network, text: networkName(network) })),
      ]}
      onChoose={setNetwork}
    />
  );
};
