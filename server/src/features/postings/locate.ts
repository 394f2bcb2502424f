import { type Gazetteer, openGazetteer } from '#language/gazetteer.ts';
import { placeKeys } from '#language/place-keys.ts';
import { parseLocations } from '#language/places.ts';

/**
 * Reads the location texts of a posting into the labels and search keys of its places. What was read is remembered, since lists name
 * the same few places again and again: open one for each run and let it go afterwards.
 */
export function openLocator(gazetteer: Gazetteer = openGazetteer()): Locate {
  const known = new Map<string, Located>();
  return (texts) => {
    const key = JSON.stringify(texts);
    let located = known.get(key);
    if (located === undefined) {
      located = locate(texts, gazetteer);
      if (known.size === most) known.clear();
      known.set(key, located);
    }
    return located;
  };
}

const most = 5000;

function locate(texts: readonly string[], gazetteer: Gazetteer): Located {
  const { places, remote } = parseLocations(texts, gazetteer);
  return {
    labels: places.map((place) => place.label),
    keys: [...new Set([...places.flatMap(placeKeys), ...(remote ? ['remote'] : [])])],
    remote,
  };
}

export type Locate = (texts: readonly string[]) => Located;

interface Located {
  labels: string[];
  /** See `placeKeys`; with "remote" where the texts say so. */
  keys: string[];
  remote: boolean;
}
