// Asks the solver from another site's page, in the place of workers/solver-client.ts. No worker starts from another
// origin's address, so it starts from a `blob:` that imports ours; where the page forbids that, the page itself thinks, in
// slices; where it forbids the solver's file as well, there is no answer.
import type { Answers, OnProgress, Question } from '../../workers/answers.ts';
import { NoAnswer } from '../../workers/no-answer.ts';
import type { WorkerReply, WorkerRequest } from '../../workers/protocol.ts';
import { EMBED_FOLDER, importFile } from '../site-address.ts';
import type * as SolverModule from './solver-file.ts';

export { NoAnswer };

/** The name of the solver's file, set by the build. */
declare const SOLVER_FILE: string;

/** How long a worker may take to start, in milliseconds. */
const PATIENCE = 8000;
/** Nodes of one slice: some ten milliseconds. */
const SLICE = 8000;

/** Where the solver runs on this page; found out once. */
export type SolverPlace = 'worker' | 'page';

const address = (): string => new URL(SOLVER_FILE, EMBED_FOLDER).href;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The `blob:` address of a module that imports the solver, as a page with Trusted Types wants it. */
function workerAddress(): string {
  const code = `import ${JSON.stringify(address())};`;
  const blob = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy('duke-hall', { createScriptURL: (text) => (text === blob ? text : '') })
      .createScriptURL(blob) ?? blob
  );
}

/** Starts a worker. Rejected where the page forbids it. */
function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerAddress(), { type: 'module' });
    const give = setTimeout(() => fail(), PATIENCE);
    const fail = (event?: Event): void => {
      event?.preventDefault();
      clearTimeout(give);
      worker.terminate();
      reject(new Error('no worker'));
    };
    worker.addEventListener('error', fail, { once: true });
    worker.addEventListener(
      'message',
      () => {
        clearTimeout(give);
        worker.removeEventListener('error', fail);
        resolve(worker);
      },
      { once: true },
    );
  });
}

type Answer = Answers[Question['type']];

let place: SolverPlace | undefined;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** One asker; its questions are answered in their order. */
export class SolverClient {
  private worker: Worker | undefined;
  /** Raised by `cancel`: answers to older questions are no longer wanted. */
  private age = 0;
  private asked = 0;
  private stop: (() => void) | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  /** Asks a question. @returns the answer; rejected with `NoAnswer` */
  ask<Type extends Question['type']>(
    question: Question & { readonly type: Type },
    onProgress?: OnProgress,
  ): Promise<Answers[Type]> {
    const { age } = this;
    const answer = this.queue.then(() => {
      if (age !== this.age) throw new NoAnswer('cancelled');
      return this.find(question, onProgress ?? (() => {})) as Promise<Answers[Type]>;
    });
    this.queue = answer.catch(() => {});
    return answer;
  }

  /** Ends the thinking; whatever is not answered yet is rejected as cancelled. */
  cancel(): void {
    this.age++;
    this.stop?.();
  }

  private async find(question: Question, onProgress: OnProgress): Promise<Answer> {
    if (place !== 'page') {
      try {
        this.worker ??= await startWorker();
        place = 'worker';
      } catch {
        place = 'page';
      }
    }
    return this.worker === undefined
      ? this.findHere(question, onProgress)
      : this.findThere(this.worker, question, onProgress);
  }

  private findThere(worker: Worker, question: Question, onProgress: OnProgress): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const number = ++this.asked;
      this.stop = () => {
        worker.terminate();
        this.worker = undefined;
        reject(new NoAnswer('cancelled'));
      };
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
        if (data.number !== number) return;
        if (data.type === 'progress') onProgress(data.done, data.total);
        else if (data.type === 'answer') resolve(data.answer);
        else reject(new NoAnswer('failed', data.message));
      };
      worker.postMessage({ number, question } satisfies WorkerRequest);
    });
  }

  private async findHere(question: Question, onProgress: OnProgress): Promise<Answer> {
    // Only said to be nice, and it would hold up the page.
    if (question.type === 'wins-within') throw new NoAnswer('failed');
    const { age } = this;
    let solver: typeof SolverModule;
    try {
      solver = await importFile(SOLVER_FILE);
    } catch (error) {
      throw new NoAnswer('unavailable', String(error));
    }
    const pause = async (): Promise<void> => {
      await nextTask();
      if (age !== this.age) throw new NoAnswer('cancelled');
    };
    return solver.answerInSlices(question, SLICE, pause, onProgress);
  }
}

/** Where the solver runs on this page, once it has been asked. */
export const solverPlace = (): SolverPlace | undefined => place;
