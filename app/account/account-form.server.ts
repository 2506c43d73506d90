import { answeredAgain } from '~/forms/answered-again.server';
import { readForm } from '~/forms/form-body.server';
import type { Task } from '~/forms/run-task.server';
import type { RequestArgs, Visit } from '~/request/visit.server';

/** Answers a form of an account by its declaration; one that is too long or comes too often as it was sent, without passwords. @param open the visit */
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
