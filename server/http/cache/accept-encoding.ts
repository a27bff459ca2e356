// Content negotiation for cached responses.
import { memoize } from '#server/platform/memoize.ts';

export const compressions = ['br', 'gzip'] as const;
export type Compression = (typeof compressions)[number];
export type Encoding = Compression | 'identity';

const qualityOf = (parameters: string[]): number => {
  const found = parameters.map((part) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(part)?.[1]).find((value) => value !== undefined);
  return found === undefined ? 1 : Number(found);
};

const negotiate = (header: string): Encoding => {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';');
      return [name.trim().toLowerCase(), qualityOf(parameters)];
    }),
  );
  let best: Encoding = 'identity';
  // `identity` has the lowest quality if it is not listed
  let bestQuality = qualities.get('identity') ?? 0;
  for (const packing of compressions) {
    const quality = qualities.get(packing) ?? qualities.get('*') ?? 0;
    if (quality > 0 && (quality > bestQuality || (quality === bestQuality && best === 'identity'))) {
      best = packing;
      bestQuality = quality;
    }
  }
  return best;
};

// browsers send only a few different headers
const negotiateOnce = memoize(negotiate, { maxEntries: 200 });
const maxRemembered = 100;

/**
 * @param header Accept-Encoding
 * @returns the encoding with the highest quality; if equal, Brotli before gzip before none
 */
export const preferredEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity';
  return header.length > maxRemembered ? negotiate(header) : negotiateOnce(header);
};
