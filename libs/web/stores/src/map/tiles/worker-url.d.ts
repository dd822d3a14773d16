/** The address under which the bundler serves the map's own worker. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?url' {
  const address: string;
  export default address;
}
