import './site/production.ts';

import { stopAtBrokenContent } from './content/stop-at-broken-content.ts';

// Imported after the check, because the site's code includes the plan data.
stopAtBrokenContent();
await import('./site/build-site.ts');
