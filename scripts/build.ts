import './site/production.ts';

import { stopAtBrokenContent } from './content/stop-at-broken-content.ts';

// The site's code holds the data of the plans: it is loaded only once they are known to be whole.
stopAtBrokenContent();
await import('./site/build-site.ts');
