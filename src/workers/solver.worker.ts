// The solver in a Web Worker.
import { serveQuestions } from './serve-questions.ts';

serveQuestions();
