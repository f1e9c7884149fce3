import { passwordProblem, unmetPasswordRules } from './password';

describe('a new password', () => {
  it.each([
    'Kelp-Anchor4Boat',
    'tR!9umble',
    'Ünder7the.bridge',
    'Rowing_lamp8',
    'Passwordless7!Kayak',
    'aB3$7#9!2x',
    `Aa1!${'long '.repeat(100)}`,
  ])('%s may be chosen', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['Rg7!xyq', 'weak'],
    ['nouppercase7!', 'weak'],
    ['NOLOWERCASE7!', 'weak'],
    ['NoDigitInHere!', 'weak'],
    ['NoSymbol7Here', 'weak'],
    ['OnlyAComma7,', 'weak'],
    ['Password1!', 'common'],
    ['P@ssw0rd123!', 'common'],
    ['Pa$$w0rd2026!', 'common'],
    ['!Welcome99', 'common'],
    ['$uMmer2026!', 'common'],
    ['Abcd1234!', 'common'],
    ['1Qaz!2wsx', 'common'],
    ['Aa123456!', 'common'],
    ['LetMeIn!2026', 'common'],
    ['Formline1!', 'common'],
    ['Workout#2026', 'common'],
  ])('%s is %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each(Array.from('!?._+@<>=#$%&-^*'))('takes %s as its symbol', (symbol) => {
    expect(passwordProblem(`Kayak7${symbol}Reed`)).toBeNull();
  });

  it('is judged at once however long it is', () => {
    expect(passwordProblem('a'.repeat(100_000))).toBe('weak');
  });
});

describe('the rules a new password does not meet', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'symbol', 'uncommon']],
    ['kelpboat', ['uppercase', 'digit', 'symbol']],
    ['K7!', ['length', 'lowercase', 'uncommon']],
    ['Formline1!', ['uncommon']],
    ['formline', ['uppercase', 'digit', 'symbol', 'uncommon']],
    ['Kelp-Anchor4Boat', []],
  ])('"%s": %j', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
  });
});
