// A page's side of the solver worker: asks, reports progress, and cancels by ending the worker.
import type { Answers, OnProgress, Question } from './answers.ts';
import { NoAnswer } from './no-answer.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';
import address from './solver.worker.ts?worker&url';

export { NoAnswer };

/** What a browser with Trusted Types has for scripts' addresses. TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker's address, which is the only one that the policy lets pass. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('duke-hall-solver', {
    createScriptURL(text) {
      if (text !== address) throw new TypeError(`${text} is not the solver`);
      return text;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

interface Pending {
  readonly resolve: (answer: Answers[Question['type']]) => void;
  readonly reject: (error: NoAnswer) => void;
  readonly onProgress: OnProgress | undefined;
}

/** One worker, started when it is first needed; questions are answered in their order. */
export class SolverClient {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private asked = 0;

  /**
   * Asks a question.
   * @returns the answer; rejected with `NoAnswer`
   */
  ask<Type extends Question['type']>(
    question: Question & { readonly type: Type },
    onProgress?: OnProgress,
  ): Promise<Answers[Type]> {
    return new Promise((resolve, reject) => {
      const number = ++this.asked;
      try {
        this.worker ??= this.start();
      } catch (error) {
        reject(new NoAnswer('unavailable', String(error)));
        return;
      }
      this.pending.set(number, {
        resolve: resolve as Pending['resolve'],
        reject,
        onProgress,
      });
      this.worker.postMessage({ number, question } satisfies WorkerRequest);
    });
  }

  /** Ends the worker; whatever is not answered yet is rejected as cancelled. The next question starts another. */
  cancel(): void {
    this.end(new NoAnswer('cancelled'));
  }

  private start(): Worker {
    const worker = new Worker(trustedAddress(), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.end(new NoAnswer('unavailable', event.message));
    });
    return worker;
  }

  private receive(reply: WorkerReply): void {
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
