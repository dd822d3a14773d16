// A PMTiles archive (version 3) of one picture for every place and zoom. Layout: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

const HEADER_BYTES = 127;
const MOST_ZOOM = 14;
const UNCOMPRESSED = 1;
const PNG = 2;

/** A whole number of any size, seven bits a byte, the lowest first. */
const varint = (value: number): number[] => {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...bytes, left];
    bytes.push((left % 128) + 128);
  }
};

/** Ids of tiles go up from zoom 0: so many are there down to the last zoom. */
const ALL_TILES = (4 ** (MOST_ZOOM + 1) - 1) / 3;

export const aMapArchive = (picture: Buffer, attribution: string): Buffer => {
  // one entry: from id 0 on, for all of them, so long, at the beginning of the data (which is written as 1)
  const directory = Buffer.from([1, 0, ALL_TILES, picture.length, 1].flatMap(varint));
  const metadata = Buffer.from(JSON.stringify({ attribution }));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'ascii');
  header[7] = 3;
  const leaves = HEADER_BYTES + directory.length + metadata.length;
  const places = [
    [HEADER_BYTES, directory.length],
    [HEADER_BYTES + directory.length, metadata.length],
    [leaves, 0],
    [leaves, picture.length],
    [ALL_TILES, 1],
    [1],
  ].flat();
  places.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  header.set([1, UNCOMPRESSED, UNCOMPRESSED, PNG, 0, MOST_ZOOM], 96);
  [-180, -85, 180, 85].forEach((degrees, at) => header.writeInt32LE(degrees * 1e7, 102 + at * 4));
  return Buffer.concat([header, directory, metadata, picture]);
};
