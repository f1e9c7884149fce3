export interface TypeError {
  readonly line: number;
  readonly reason: string;
}

const HEAD = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error TS\d+: (?<message>.*)$/;
const FOLDER_OF_TYPE = /import\("[^"]*"\)\.?/g;
const LONGEST_REASON = 300;

const shorten = (reason: string) => {
  const plain = reason.trim().replaceAll(FOLDER_OF_TYPE, '').replace(/\.$/, '');
  return plain.length > LONGEST_REASON ? `${plain.slice(0, LONGEST_REASON)}…` : plain;
};

/** The last line of a message is the reason. @param file other files are left out */
export function readTypeErrors(output: string, file: string): TypeError[] {
  const errors: TypeError[] = [];
  let isOurs = false;
  for (const text of output.split('\n')) {
    const head = HEAD.exec(text)?.groups;
    if (head) {
      isOurs = head['file']?.endsWith(file) ?? false;
      if (isOurs) errors.push({ line: Number(head['line']), reason: shorten(head['message'] ?? '') });
    } else if (isOurs && text.startsWith(' ')) {
      const last = errors.pop();
      if (last) errors.push({ line: last.line, reason: shorten(text) });
    } else isOurs = false;
  }
  return errors;
}
