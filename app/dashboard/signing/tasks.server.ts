import type { LoadedTask } from '~/dashboard/tab-tasks.server';
import { IDENTIFICATION_FORM, signingAddresses, TAX_NUMBER_FORM, TERMS_FORM } from './addresses';
import { identificationTask } from './identification-task.server';
import { loadSigning } from './load-signing.server';
import { signPaperTask } from './sign-paper-task.server';
import { taxNumberTask } from './tax-number-task.server';
import { termsTask } from './terms-task.server';
import { uploadPaperTask } from './upload-paper-task.server';

/** SIGN-01 to SIGN-06 */
export const signingTab = {
  addresses: signingAddresses,
  load: loadSigning,
  takesFiles: true,
  tasks: { signPaper: signPaperTask, uploadPaper: uploadPaperTask },
  intents: {
    [TAX_NUMBER_FORM]: taxNumberTask,
    [IDENTIFICATION_FORM]: identificationTask,
    [TERMS_FORM]: termsTask,
  },
};

export type ShownSigningTask = LoadedTask<typeof signingTab.tasks>;
