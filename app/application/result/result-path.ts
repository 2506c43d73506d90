import { stagePath } from '~/application/classic/rules/journey';
import { dynamicPath } from '~/application/configured/rules/journey';

/** The result's address is its form's own. */
export function resultPath({ dynamicForm }: { readonly dynamicForm: boolean }): string {
  return dynamicForm ? dynamicPath('application-result') : stagePath('application-result');
}
