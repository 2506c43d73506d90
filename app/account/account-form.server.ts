import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import type { Task } from '~/forms/run-task.server';
import type { RequestArgs, Visit } from '~/request/visit.server';

/**
 * Answers a form of an account by its declaration. One that cannot be taken, as too much was typed or it came too often, is answered as it
 * was sent, without passwords.
 *
 * @param open opens the visit for those who may send it
 */
export function answerAccountForm<Opened extends Visit, More extends object>(
  args: RequestArgs,
  open: (args: RequestArgs) => Promise<Opened>,
  declare: (visit: Opened, form: FormData) => Task<More>,
) {
  return answeredAgain<Awaited<ReturnType<Task<More>['run']>>, Partial<More>>(args, async () => {
    const visit = await open(args);
    const form = await readForm(args.request);
    return declare(visit, form).run(visit, form);
  });
}
