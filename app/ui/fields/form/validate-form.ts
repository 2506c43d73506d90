// Includes the schema library. Import it dynamically, after the first interaction with a form.
export { parseWithZod as validateForm } from '@conform-to/zod/v4';
