import { StaticSection } from '#components/lazy/StaticSection.tsx';
import type { AfCareWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { CareHero } from '#features/care/CareHero.tsx';
import { CareScroller } from '#features/care/CareScroller.tsx';
import { CareServices } from '#features/care/CareServices.tsx';
import { CareWordsContext, PROGRAM } from '#features/care/care-services.ts';
import { PageHead } from './PageHead.tsx';

/** /af-care: the care program, one service per screen. The site's footer is its ninth section. */
const AfCarePage = ({ words }: { readonly words: AfCareWords }) => (
  <CareWordsContext value={words}>
    <PageHead title={fill(words.title, PROGRAM)} description={words.description} />
    <CareScroller>
      <StaticSection id="services">
        {__PRERENDER__ && (
          <>
            <CareHero />
            <CareServices />
          </>
        )}
      </StaticSection>
    </CareScroller>
  </CareWordsContext>
);

export default AfCarePage;
