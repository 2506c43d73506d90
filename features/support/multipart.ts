import { randomBytes } from 'node:crypto';

/** Node omits the name of an empty file input, and encoders from npm append lines. The portal measures the file's size from the form. */
export async function multipart(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const boundary = `----WebKitFormBoundary${randomBytes(12).toString('base64url')}`;
  const parts: Buffer[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === 'string') parts.push(Buffer.from(`${head}\r\n\r\n${value}\r\n`));
    else {
      parts.push(
        Buffer.from(`${head}; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type}\r\n\r\n`),
      );
      parts.push(Buffer.from(await value.arrayBuffer()), Buffer.from('\r\n'));
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}

const quoted = (name: string): string =>
  name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
