const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Common beginnings of guessed passwords, in lower case. The rule handles look-alikes and surrounding digits. */
export const COMMON_PASSWORD_WORDS: readonly string[] = words(`
  a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc qaz qazwsx wsx zaq zaqwsx q qq qw qwe qwer qwert
  qwerty qwertyu qwertyui qwertyuiop qwertz azerty asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 abc123abc qwe123qwe
  password passwort passwords passwd pass passw mypassword newpassword thepassword changeme change changeit letmein
  welcome welcomeback hello helloworld hallo hola bonjour admin administrator root superuser user username guest
  login signin master default temp temporary test tester testing testtest demo sample example secret secrets private
  access account system computer internet server windows google facebook apple amazon microsoft samsung android
  iphone linux ubuntu oracle cisco database
  iloveyou loveyou love lovely lover sweet sweetheart honey baby angel angels babygirl princess prince queen king
  sunshine sunflower rainbow flower flowers butterfly diamond crystal gold golden silver star stars superstar
  football soccer baseball basketball hockey tennis golf cricket rugby swimming running runner boxing champion
  winner player playboy gamer gaming monkey dragon tiger lion eagle falcon panther wolf bear dolphin turtle horse
  kitty kitten cat cats puppy doggy dog dogs chicken rabbit spider shark
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  freedom justice trust trustno trustme shadow phoenix thunder lightning storm hunter killer warrior soldier knight
  ninja samurai pirate wizard magic merlin matrix batman superman spiderman ironman starwars pokemon naruto pikachu
  michael jennifer jessica jordan daniel andrew joshua matthew anthony william david robert thomas charlie george
  ashley amanda nicole michelle sarah hannah taylor sophie maria anna martin alexander alexandra jasmine samantha
  liverpool chelsea arsenal barcelona madrid juventus london paris berlin chicago dallas newyork texas california
  america england germany france italy spain canada australia
  chocolate cookie cookies coffee cheese pepper orange banana apples cherry strawberry pizza
  purple yellow green blue red black white pink
  mustang ferrari porsche mercedes toyota honda yamaha harley corvette camaro
  monster jesus christ god heaven blessed faith family friends friend forever happy smile lucky money
  formline formlines formlineapp trainer trainers personaltrainer training fitness fitnesstrainer fit getfit
  workout workouts exercise gym gyms gymlife coach coaching client clients athlete muscle muscles strong strength
  bodybuilding crossfit cardio health healthy
`);
