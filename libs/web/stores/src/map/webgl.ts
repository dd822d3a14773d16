/** Whether this browser can draw a map of tiles: MapLibre needs WebGL 2. */
export const drawsTiles = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // browsers allow only a few contexts at a time
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
