import { useState } from 'react';
import { Segments } from '#components/fields/Segments.tsx';
import { Section } from '#components/Section.tsx';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import { Boxes } from '#features/styleguide/Boxes.tsx';
import { Buttons, Fields } from '#features/styleguide/Controls.tsx';
import { Disclosures } from '#features/styleguide/Disclosures.tsx';
import { Marks } from '#features/styleguide/Marks.tsx';
import { SAMPLES, STYLE_LANGUAGES, type StyleLanguage, tagOf } from '#features/styleguide/samples.ts';
import { Colors, Spacing, TypeScale } from '#features/styleguide/Tokens.tsx';
import { PageHead } from './PageHead.tsx';

/** /styleguide, in development only: every component in every state, in every language and the pseudo-language. */
const StyleguidePage = () => {
  const [tongue, speak] = useState<StyleLanguage>(DEFAULT_LANGUAGE);
  const samples = SAMPLES[tongue];
  return (
    <>
      <PageHead title="Style guide" description="Every component in every state." unlisted />
      <Section ground="sand">
        <h1 tabIndex={-1}>Style guide</h1>
        <Segments
          legend="Words of the samples"
          name="tongue"
          value={tongue}
          options={STYLE_LANGUAGES}
          onChoose={speak}
        />
      </Section>
      {/* Fields keep typed text; the key resets them when the language changes. */}
      <div key={tongue} lang={tagOf(tongue)}>
        <Colors />
        <TypeScale samples={samples} />
        <Spacing />
        <Fields samples={samples} />
        <Buttons samples={samples} />
        <Boxes samples={samples} />
        <Disclosures samples={samples} />
        <Marks samples={samples} />
      </div>
    </>
  );
};

export default StyleguidePage;
