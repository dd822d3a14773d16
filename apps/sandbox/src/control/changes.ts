type Listener = () => void;

/** Notifies open phone pages of changes. Callers may call it often: listeners are notified at most 4 times a second. */
export class Changes {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;

  touch(): void {
    if (this.timer || this.listeners.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      for (const listener of this.listeners) listener();
    }, 250);
    this.timer.unref();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
