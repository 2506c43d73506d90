@needs-simulator
Feature: Start page of the simulator

  Each visitor has a separate world and sees an explanation with three choices.

  @SIM-14 @plain
  Scenario: A product owner sees the explanation and three choices on the start page
    When a product owner opens the simulator
    Then one sentence says that this world is theirs, unseen and easily undone
    And three links lead on: to the guided demo, to the situations and to a bank of their own
    And only the link to the demo is highlighted

  @SIM-14
  Scenario: A returning product owner finds the sandbox unchanged
    Given a product owner opened the simulator
    And they loaded the situation "ready-to-submit" and took it on
    When they open the simulator again
    Then they are in that world
    And it is listed as used last, with what was changed in it

  @SIM-14 @no-js @browser
  Scenario: A product owner loads a situation without scripts
    Given a product owner opened the simulator
    When they search there for "zwei geschäftsführer müssen" and load the first they find
    Then "Zwei Geschäftsführer müssen unterschreiben" is loaded, in a world of its own
    When they take the application on
    Then the application has the status "Final_Review"

  @SIM-14 @keyboard
  Scenario: A product owner reaches all pages with the keyboard only
    Given a product owner opened the simulator
    When they go to each place of the bar by keys
    Then each of them says where they are

  @SIM-13 @SIM-14
  Scenario: An engineer sets the requests page as the start page
    Given a product owner opened the simulator
    When they switch on that they begin with requests and faults
    And they open the simulator again
    Then they see the requests, the faults and the magic values
    When they switch that off there
    And they open the simulator again
    Then three links lead on: to the guided demo, to the situations and to a bank of their own

  @SIM-14 @plain
  Scenario Outline: The simulator is available in <language>
    Given my browser asks for "<locale>"
    When a product owner opens the simulator
    Then its bar leads to "<situations>" and its page is headed "<heading>"

    Examples:
      | language | locale | situations  | heading                                        |
      | German   | de-AT  | Situationen | Eine ganze Bank zum Vorführen und Ausprobieren |
      | English  | en-IE  | Situations  | A whole bank to show and try out               |
      | French   | fr-CH  | Situations  | Une banque entière à montrer et à essayer      |
      | Polish   | pl-PL  | Sytuacje    | Cały bank do pokazania i wypróbowania          |

  @SIM-14
  Scenario Outline: Accessibility checks pass for the simulator's page: <place>
    When a product owner looks at <place> of the simulator
    Then the page has no barriers
    And nothing of it lies beyond the edge of the screen
    And all its controls are at least 24 pixels wide and high

    Examples:
      | place                       |
      | the start                   |
      | the situations              |
      | the page for engineers      |
      | the bank                    |
      | the form                    |
      | the demo script             |
      | the history                 |
      | the films                   |
      | the shared links            |
      | the acceptance              |
      | the description of the API  |

    @phone
    Examples: On a phone
      | place                       |
      | the start                   |
      | the situations              |
      | the page for engineers      |
      | the bank                    |
