export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE' | 'OTHER';
  readonly isLongTerm: boolean;
}

const toPeople = (lines: string): Person[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [firstName = '', lastName = '', initial, term] = line.trim().split(' ');
      const gender = initial === 'f' ? 'FEMALE' : initial === 'm' ? 'MALE' : 'OTHER';
      return { firstName, lastName, gender, isLongTerm: term === 'year' };
    });

export const trainersClients = toPeople(`
  Amelia Hart f year
  Ben Okafor m year
  Charlotte Reyes f
  Daniel Novak m
  Elena Petrova f
  Frank Delaney m
  Grace Kim f
  Hugo Lambert m
  Isla Morrison f year
  James Whitfield m
  Katja Winter f
  Leo Santos m
  Mia Johansson f
  Noah Abrams m year
  Olivia Chen f
  Patrick Byrne m
  Quinn Harper o year
  Rafael Ortiz m
  Sofia Marino f
  Theo Vandenberg m
  Uma Desai f
  Victor Hale m
  Wendy Clarke f
`);

export const freeTrainersClients = toPeople(`
  Aaron Pike m
  Bella Novotna f
  Carl Jensen m
  Dina Farouk f
`);

export const expiredTrainersClients = toPeople(`
  Edgar Moss m
  Fiona Grant f
  Gavin Stone m
  Hannah Vogel f
  Ivan Kolar m
  Julia Prince f
`);

export const clubTrainersClients = toPeople(`
  Kevin Doyle m
  Laura Benedetti f
  Martin Egger m
  Nina Castillo f
  Oscar Lund m
  Paula Meyer f
  Robin Ashby o
  Stella Andrade f
`);

export const lapsedTrainersClients = toPeople(`
  Tessa Lindgren f
  Umberto Rossi m
  Vera Novak f
`);

export const renewedTrainersClients = toPeople(`
  Wanda Petersen f
  Xavier Blanc m
  Yara Haddad f
`);
