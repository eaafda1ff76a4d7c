// A page's side of a worker that answers questions: asks, reports progress, and cancels by ending the worker.
import { NoAnswer } from './no-answer.ts';
import type { WorkerReply } from './protocol.ts';

/** What a browser with Trusted Types has for scripts' addresses. TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Makes what starts the worker of a built address, the only one that its policy of Trusted Types lets pass.
 * @param policyName as `astro.config.mjs` allows it; each can be created once a page
 */
export function workerStarter(policyName: string, address: string): () => Worker {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return () => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy(policyName, {
      createScriptURL(text) {
        if (text !== address) throw new TypeError(`${text} is not the worker of ${policyName}`);
        return text;
      },
    });
    return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
  };
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: NoAnswer) => void;
  readonly onProgress: ((done: number, total: number) => void) | undefined;
}

/**
 * One worker, started when it is first needed; questions are answered in their order.
 * `Answers` has for each type of question the type of its answer.
 */
export class WorkerClient<
  Question extends { readonly type: string },
  Answers extends Readonly<Record<Question['type'], unknown>>,
> {
  private readonly start: () => Worker;
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private asked = 0;

  /** @param start starts the worker; where it throws, none can be had */
  constructor(start: () => Worker) {
    this.start = start;
  }

  /**
   * Asks a question.
   * @returns the answer; rejected with `NoAnswer`
   */
  ask<Type extends Question['type']>(
    question: Question & { readonly type: Type },
    onProgress?: (done: number, total: number) => void,
  ): Promise<Answers[Type]> {
    return new Promise<Answers[Type]>((resolve, reject) => {
      const number = ++this.asked;
      try {
        this.worker ??= this.listenTo(this.start());
      } catch (error) {
        reject(new NoAnswer('unavailable', String(error)));
        return;
      }
      this.pending.set(number, { resolve: resolve as Pending['resolve'], reject, onProgress });
      this.worker.postMessage({ number, question });
    });
  }

  /** Ends the worker; whatever is not answered yet is rejected as cancelled. The next question starts another. */
  cancel(): void {
    this.end(new NoAnswer('cancelled'));
  }

  private listenTo(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<unknown>>) =>
      this.receive(data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(new NoAnswer('unavailable', event.message));
    });
    return worker;
  }

  private receive(reply: WorkerReply<unknown>): void {
    const pending = this.pending.get(reply.number);
    if (pending === undefined) return;
    if (reply.type === 'progress') {
      pending.onProgress?.(reply.done, reply.total);
      return;
    }
    this.pending.delete(reply.number);
    if (reply.type === 'answer') pending.resolve(reply.answer);
    else pending.reject(new NoAnswer('failed', reply.message));
  }

  private end(reason: NoAnswer): void {
    this.worker?.terminate();
    this.worker = undefined;
    const rejected = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of rejected) reject(reason);
  }
}
