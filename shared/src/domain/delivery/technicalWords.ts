/** Capitalised words of errors and programs that are not names. */
const words = `
a an the this that these those it its if in is as at by for from of off on or and but to too up with without while
when where which who why how has have had do does did was were will would should must may might could can cannot not
no none nothing nobody only each every all any both other another you your we our they their i see use used using try
check please visit there here then than after before during instead because since until
abort aborted access action add already argument arguments array assertion assignment async attempted await bad blocked
boolean browser build bundle cache call callback canceled cancelled chunk class client close closed code component
condition connection constructor content context copy could cross css custom data database date decode declared
default delete denied dependency destroy did document dom domain download duplicate dynamic element empty encode end
entry error errors evaluation event exception expected export exposed failed failure federation fetch field file files
forbidden format found function gateway get gone got group handler head header hook hooks host html http https hydration
illegal import incorrect index infinity initial injected input insecure inside instance integrity internal invalid
item iterator javascript json key length list load loaded loader loading local lock loop manifest map max maximum
message method min minified minimum missing mixed module modules mutation name negative network new node null number
object objects observer offline ok online open operation option options origin out outside overflow page parameter
parse parser parsing part patch path permission policy position post private promise property proxy put query quota
range react read reading readonly record recursion reference refused registry rejected rejection reload remote remotes
render rendered rendering request required reset resource response result retry route router runtime schedule script
security select server service session set setting shared should size slot some something source stack start state
status storage store stream string style subresource suspense symbol syntax tag target template text throw thrown
timed timeout token type types unable unauthorized unavailable uncaught undefined unexpected unhandled unknown
unsupported update upload value variable version view violation warning window worker workout wrong
chrome firefox safari webkit formline
`;

const technical = new Set(words.split(/\s+/));

/** True for words of technical messages, in any case. */
export const isTechnicalWord = (word: string): boolean => technical.has(word.toLowerCase());
