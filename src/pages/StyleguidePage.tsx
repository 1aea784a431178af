import { useState } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { Section } from '#components/Section.tsx';
import { pseudoTexts } from '#domain/pseudo.ts';
import { Chapters, SAMPLES } from '#features/styleguide/Chapters.tsx';
import { PageHead } from './PageHead.tsx';

/** /styleguide, in development only: components in their states, in English and the pseudo-language. */
const StyleguidePage = () => {
  const [isPseudo, setPseudo] = useState(false);
  const samples = isPseudo ? pseudoTexts(SAMPLES) : SAMPLES;
  return (
    <>
      <PageHead title="Style guide" description="Components in their states." unlisted />
      <Section ground="sand">
        <h1 tabIndex={-1}>Style guide</h1>
        <Checkbox label="Pseudo-language" checked={isPseudo} onChange={setPseudo} />
      </Section>
      {/* Fields keep typed text; the key resets them when the language changes. */}
      <div key={samples.action} lang={isPseudo ? 'en-x-pseudo' : 'en'}>
        <Chapters samples={samples} />
      </div>
    </>
  );
};

export default StyleguidePage;
