import { dynamicPath } from '~/application/dynamic/journey';
import { stagePath } from '~/application/journey';

/** The result's address is its form's own. */
export function resultPath({ dynamicForm }: { readonly dynamicForm: boolean }): string {
  return dynamicForm ? dynamicPath('application-result') : stagePath('application-result');
}
