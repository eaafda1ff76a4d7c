// The computer player in a Web Worker.
import { answerAsOpponent, type OpponentQuestion } from './opponent-answers.ts';
import { serve } from './serve.ts';

serve<OpponentQuestion>(answerAsOpponent);
