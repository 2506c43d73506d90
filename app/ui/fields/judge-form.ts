// With the library of schemas, which no page waits for: to be imported when somebody turns to a form.
export { parseWithZod as judgeForm } from '@conform-to/zod/v4';
