// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadPath } from '~/dashboard/documents/urls';
import { sendFile } from './send-file';

class LostRequest extends EventTarget {
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

afterEach(() => vi.unstubAllGlobals());

function resultOf(file: File) {
  vi.stubGlobal('XMLHttpRequest', LostRequest);
  const given = { file, name: file.name, type: 'other', asOfDate: '', formKey: 'k.1' };
  return sendFile(uploadPath('a1'), given, () => {}).result;
}

describe('DOC-03 upload without response', () => {
  it('the upload can be retried after a lost connection if the browser can still read the file', async () => {
    expect(await resultOf(new File(['%PDF-1.7'], 'a.pdf'))).toMatchObject({ cause: 'lost', mayRetry: true });
  });

  it('requires the user to choose the file again if the file has been changed, moved or deleted', async () => {
    const gone = new File(['%PDF-1.7'], 'a.pdf');
    const arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer });
    expect(await resultOf(gone)).toMatchObject({ cause: 'unreadable', mayRetry: false });
  });
});
