import { classNames, Container, Heading } from '@formline/shared/ui/basics';
import { HeadingOutline, PageOutline } from '../remotes/PageOutline';
import * as remoteStyles from '../remotes/remotes.module.css';
import * as styles from './top-navigation/navigation.module.css';
import { HomeLink, NavigationBar, SubTabBar } from './top-navigation/NavigationBar';
import { NavigationTab } from './top-navigation/NavigationTab';

const tab = (level: 'main' | 'sub', isActive: boolean) => (
  <NavigationTab label=":label" path="/:path" level={level} isActive={isActive} />
);

/**
 * Rendered to HTML by the build. The gateway puts the shell of a page together from these pieces: it knows the tabs of
 * all remotes, and fills in what stands behind colons.
 */
export const paintedShell = {
  frame: (
    <>
      <NavigationBar
        profile=":profile"
        home={<HomeLink />}
        tabs=":tabs"
        actions={
          <div className={styles.actionOutlines} aria-hidden="true">
            <span className={classNames(styles.actionOutline, styles.wideOutline)} />
            <span className={styles.actionOutline} />
            <span className={classNames(styles.actionOutline, styles.wideOutline)} />
          </div>
        }
        subTabs=":subTabs"
      />
      <Container padded>:page</Container>
    </>
  ),
  tab: tab('main', false),
  activeTab: tab('main', true),
  subTabs: <SubTabBar section=":section">:subTabs</SubTabBar>,
  subTab: tab('sub', false),
  activeSubTab: tab('sub', true),
  block: <PageOutline heading=":heading" outline={null} />,
  tiles: <PageOutline heading=":heading" outline="tiles" />,
  heading: (
    <div className={remoteStyles.heading}>
      <Heading as="span" size="xl">
        :title
      </Heading>
    </div>
  ),
  headingOutline: <HeadingOutline />,
};
