// What lies where, added up from what is news.
import type { Scene, SceneNews, Sight } from '../wire';

/** A sight with its whole scene. */
export type Seen = Omit<Sight, 'scene'> & { scene: Scene };

/** The whole scene for whoever knows the one before; nothing if the news name a zone that was not in it. */
export function addUp(before: Scene | undefined, news: SceneNews): Scene | undefined {
  const zones = news.zones.map((zone) =>
    typeof zone === 'string' ? before?.zones.find((known) => known.id === zone) : zone,
  );
  const links = news.links ?? before?.links;
  if (!links || zones.includes(undefined)) return undefined;
  const headline = news.headline === undefined ? {} : { headline: news.headline };
  return { ...headline, zones: zones.filter((zone) => zone !== undefined), links };
}
