import { makeLists } from './lists';
import { makeBitmaps } from './long-lists';
import { groupPlaces } from './place-rows';

/** Everything that the inputs imply and queries need. Called once, after the host has written the inputs. */
export function derive(): void {
  makeLists();
  makeBitmaps();
  groupPlaces();
}
