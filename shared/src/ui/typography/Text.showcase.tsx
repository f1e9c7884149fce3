import type { Showcase } from '../showcase/showcase';
import { Text } from '../styled/styledParts';

const sentence = 'Brace the trunk so that the hips do not roll.';

export const showcase: Showcase = {
  of: ['Text'],
  group: 'Content',
  about: 'Running text, 14 pixels if not said.',
  states: [
    {
      name: 'Sizes',
      isWide: true,
      sample: (['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} size={size} mb="1">
          {sentence}
        </Text>
      )),
    },
    {
      name: 'Tones',
      isWide: true,
      sample: (['default', 'muted', 'subtle', 'accent', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} mb="1">
          {sentence}
        </Text>
      )),
    },
    {
      name: 'One line, cut',
      sample: (
        <Text singleLine flex="1">
          {sentence.repeat(3)}
        </Text>
      ),
    },
    { name: 'Figures of equal width', sample: <Text tabular>111.11 kg</Text> },
  ],
};
