import { useState } from 'react';
import type { Showcase } from '../showcase/showcase';
import { SaveButton } from './SaveButton';
import { useSaving } from './useSaving';
import { Button } from '../styled/styledParts';

const SAVING_MS = 800;
const SAVED_MS = 2000;

const noAction = () => undefined;

function Example() {
  const [values, setValues] = useState({});
  const { state, save } = useSaving(values, { savedMs: SAVED_MS });
  const work = () => new Promise((resolve) => setTimeout(resolve, SAVING_MS));
  return (
    <>
      <SaveButton state={state} onSave={() => void save(work)} />
      <Button variant="quiet" onClick={() => setValues({})}>
        Edit
      </Button>
    </>
  );
}

export const showcase: Showcase = {
  of: ['SaveButton'],
  group: 'Actions',
  about: 'Says on itself how far a save is. What went wrong stands beside what was to be saved.',
  states: [
    { name: 'Try it', sample: <Example /> },
    { name: 'Clickable', sample: <SaveButton state="clickable" onSave={noAction} /> },
    { name: 'Nothing to save', sample: <SaveButton state="clickable" onSave={noAction} isDisabled /> },
    { name: 'Loading', sample: <SaveButton state="loading" onSave={noAction} /> },
    { name: 'Saved', sample: <SaveButton state="saved" onSave={noAction} /> },
    { name: 'Error', sample: <SaveButton state="error" onSave={noAction} /> },
    {
      name: 'Another word',
      sample: <SaveButton state="clickable" onSave={noAction} label="Save as new workout" />,
    },
  ],
};
