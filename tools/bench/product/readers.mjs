/** Reads the paths in turn, some at once, until the time is over. @returns {Promise<number>} pages read */
export async function reading(pool, paths, { ms, atOnce, headers = {} }) {
  const until = performance.now() + ms;
  let pages = 0;
  const one = async () => {
    while (performance.now() < until) {
      const path = paths[pages++ % paths.length];
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return pages;
}

/** Clears the rate limits of a visitor over and over, because here one visitor stands for many. */
export function forgettingLimits(redis) {
  const timer = setInterval(async () => {
    const keys = await redis.keys('smachot:limit:*');
    if (keys.length) await redis.del(...keys);
  }, 40);
  return { stop: () => clearInterval(timer) };
}
