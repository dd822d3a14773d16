/** Stops everything that was started, last first; also processes that are still starting when the stop comes. */
export class Teardown {
  #steps = [];
  #running;

  /** @param {() => unknown} stop */
  add(stop) {
    this.#steps.push(stop);
  }

  /**
   * Takes charge of something that is still starting.
   * @template {{ stop: () => unknown }} T
   * @param {Promise<T>} starting
   * @returns {Promise<T>}
   */
  own(starting) {
    this.add(async () => {
      const started = await starting.catch(() => undefined); // its failure was reported where it was awaited
      await started?.stop();
    });
    return starting;
  }

  /** Stops everything once; repeated calls return the same promise. */
  run() {
    this.#running ??= this.#stopAll();
    return this.#running;
  }

  async #stopAll() {
    for (let stop = this.#steps.pop(); stop; stop = this.#steps.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(`While stopping: ${error.message}`);
      }
    }
  }
}
