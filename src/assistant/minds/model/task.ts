import type { LanguageModel } from 'ai';
import type { Turn } from '../../reply.ts';
import type { AnswerPlan, Step } from '../../script/step.ts';
import type { Toolbox } from '../../tools/toolbox.ts';
import type { Patience } from './model-config.ts';

/** One answer that the model is to word. */
export type Task = {
  readonly model: LanguageModel;
  readonly step: Step;
  readonly plan: AnswerPlan;
  readonly turn: Turn;
  readonly toolbox: Toolbox;
  readonly patience: Patience;
};
