// Why a question to the solver came to nothing.

/** Why there is no answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** `cancelled` by the page; `unavailable`: no worker can be started here; `failed`: it could not answer. */
  readonly reason: 'cancelled' | 'unavailable' | 'failed';

  constructor(reason: NoAnswer['reason'], message: string = reason) {
    super(message);
    this.reason = reason;
  }
}
